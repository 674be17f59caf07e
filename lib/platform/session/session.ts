import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { MAX_SESSION_DAYS } from '@/backend/contract/accounts/limits';
import { getConfig } from '@/lib/platform/config/config';

export const SESSION_COOKIE = 'lx_session';
export const SESSION_SECONDS = MAX_SESSION_DAYS * 86_400;

const schema = z.object({ token: z.string().min(1), userId: z.number(), mobile: z.string() });

/** The content of the sealed cookie: the backend's token, and the user id and mobile number. */
export type Session = z.infer<typeof schema>;

/** Opens a sealed cookie; null for one that is forged, damaged or expired. */
export async function openSession(sealed: string | undefined): Promise<Session | null> {
  if (!sealed) return null;
  try {
    const data = await unsealData(sealed, { password: getConfig().sessionSecret, ttl: SESSION_SECONDS });
    const session = schema.safeParse(data);
    return session.success ? session.data : null;
  } catch {
    return null;
  }
}

export function sealSession(session: Session): Promise<string> {
  return sealData(session, { password: getConfig().sessionSecret, ttl: SESSION_SECONDS });
}
