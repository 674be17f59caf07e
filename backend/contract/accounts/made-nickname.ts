/** What an account is called until its member gives it a name: `user_` and six hexadecimal digits. */
const MADE = /^user_[0-9a-f]{6}$/;

/** @param hex at least six hexadecimal digits */
export const makeNickname = (hex: string): string => `user_${hex.slice(0, 6)}`;

/** The name of a person as an account knows it; empty for a nickname that was made for an account without one. */
export const personName = (nickname: string): string => (MADE.test(nickname) ? '' : nickname);
