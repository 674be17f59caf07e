/** Says to scripts that somebody is signed in; the session itself they cannot read. */
export const MEMBER_COOKIE = 'lx_member';
