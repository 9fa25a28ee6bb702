/** What the server asks of logins and passwords as far as it can be seen at once. Which passwords are
 * too common it alone knows. */

const SHORTEST = 10;

/** Spaces around it do not count. */
export const isLong = (password: string): boolean =>
  password.normalize("NFKC").trim().length >= SHORTEST;

export function isLogin(login: string): boolean {
  const { length } = login.trim();
  return length >= 3 && length <= 40 && !/\s/u.test(login.trim());
}
