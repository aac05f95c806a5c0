/** What the pages may do, wherever they are served from: they say so themselves. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  // A stranger's save has its pictures and models anywhere; scripts only ever come from here.
  "img-src 'self' blob: data: https:",
  "connect-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
