// A wrong path, query or body fails the type check: each line below "@ts-expect-error" would be an error.
import { get, post, put, remove } from "../src/wire/rest.ts";

export async function correct(id: string, query: string): Promise<(string | number)[]> {
  const table = await get(`/api/tables/${id}`);
  const more = await get(`/api/tables/${id}/replay?first=${1}&${query}`);
  await post(`/api/tables/${id}/start`);
  await post(`/api/tables/${id}/halt`); // each part of its body has a default
  await remove(`/api/admin/members/${id}/notes/${table.created}`);
  return [table.game, more.moments.length];
}

export async function wrong(id: string): Promise<void> {
  // @ts-expect-error no such path
  await get(`/api/tables/${id}/stories`);
  // @ts-expect-error not with this method
  await put(`/api/tables/${id}/start`, {});
  // @ts-expect-error a query that the server doesn't know
  await get(`/api/tables?state=${id}`);
  // @ts-expect-error a field of another type
  await put(`/api/tables/${id}/bot`, { seat: id, bot: id });
  // @ts-expect-error a field that is missing
  await put(`/api/tables/${id}/bot`, { bot: id });
  // @ts-expect-error a field too many
  await post(`/api/tables/${id}/invite`, { login: id, seat: 1 });
  // @ts-expect-error a body that is missing
  await post("/api/guest");
  // @ts-expect-error a body that isn't read
  await post(`/api/tables/${id}/start`, { seat: 1 });
  // @ts-expect-error a field that the answer doesn't have
  (await get("/api/me"))?.nickname;
}
