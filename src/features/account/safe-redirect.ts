/** Where to after signing in: a path of this site that begins with a single slash, else the account (TRICKY-17). */
export const safeRedirect = (redirect: string | undefined): string =>
  redirect !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(redirect) && !redirect.startsWith('/account/sign-in') ? redirect : '/account'
