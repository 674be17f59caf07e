import { randomUUID } from 'node:crypto';
import type { CallInput } from '@/backend/contract/calls';
import { makeCall, newAddress, register } from './accounts';
import type { TestBackend } from './backend';

/** A member who writes comments; each call comes from an address of its own. */
export interface Commenter {
  id: number;
  token: string;
  post: (
    contentId: number,
    body: string,
    more?: Partial<CallInput<'postComment'>>,
  ) => ReturnType<typeof makeCall<'postComment'>>;
}

/** A commenter with a session. */
export const commenterWith = (backend: TestBackend, id: number, token: string): Commenter => ({
  id,
  token,
  post: (contentId, body, more = {}) =>
    makeCall(
      backend,
      'postComment',
      { content_id: contentId, body, idempotency_key: randomUUID(), ...more },
      { token, address: newAddress() },
    ),
});

let members = 0;

/** Registers a member who has written nothing. */
export async function newCommenter(backend: TestBackend): Promise<Commenter> {
  members += 1;
  const { token, id } = await register(backend, `commenter${members}@example.org`);
  return commenterWith(backend, id, token);
}
