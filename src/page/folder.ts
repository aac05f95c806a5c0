/** The folder of the table that this page shows: one of the site's, if the page's address names it, else where the page is. */
export const tableFolder = (): string => {
  const at = new URLSearchParams(location.search).get("at") ?? "";
  return new URL(/^[a-z0-9-]+$/.test(at) ? `${at}/` : ".", location.href).href;
};
