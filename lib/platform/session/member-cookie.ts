/** Tells scripts that somebody is signed in; they cannot read the session itself. */
export const MEMBER_COOKIE = 'lx_member';
