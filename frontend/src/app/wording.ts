// The first letter of a text.

export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
