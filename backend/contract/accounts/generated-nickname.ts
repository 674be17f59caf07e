/** The generated nickname of an account until its member chooses a name: `user_` and six hexadecimal digits. */
export const GENERATED_NICKNAME = /^user_[0-9a-f]{6}$/;

/** @param hex at least six hexadecimal digits */
export const makeNickname = (hex: string): string => `user_${hex.slice(0, 6)}`;

/** The name the member has chosen; empty for a generated nickname. */
export const personName = (nickname: string): string =>
  GENERATED_NICKNAME.test(nickname.trim()) ? '' : nickname;

/** How the staff of an event see an account: by its name, or by its number if it has no name. */
export const accountLabel = (nickname: string, id: number): string => personName(nickname) || `#${id}`;
