/** Screens in the hall: nobody sits before them, so they choose their colours and their language by themselves. */

const PAGE = /^(\/[eim]\/[^/]+\/hall|\/screen\/[^/]+\/\d+)\/?$/;

/** What an address asks for; that of a hall's own page asks for a hall (`?hall`) whether it says so or not. */
export function askedAt(path: string, search: string): string {
  const query = new URLSearchParams(search);
  if (!PAGE.test(path) || query.has("hall")) return search;
  return `${search === "" || search === "?" ? "?" : `${search}&`}hall`;
}

export const isHall = (path: string, search: string): boolean => new URLSearchParams(askedAt(path, search)).has("hall");
