// Stands by while the page is closed, for pushes alone: it keeps nothing, and no page is ever loaded from it.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const pushed = event.data ? event.data.json() : {};
  const how = { body: pushed.text ?? "", tag: pushed.id, data: { link: pushed.link ?? "/" }, icon: "/icon.svg" };
  event.waitUntil(self.registration.showNotification(pushed.title ?? "Baronage", how));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? "/", self.location.origin);
  if (link.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === link.pathname);
      return there ? there.focus() : self.clients.openWindow(link.href);
    }),
  );
});
