/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { factBytes, toTokenText } from '@/backend/contract/tickets/token';
import { readTicketCode } from '@/lib/tickets/gate/verify';

const facts = { eventId: 7, ticketId: 12, version: 1 };

function issuer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    key: publicKey.export({ format: 'jwk' }).x ?? '',
    issue: (signed = facts) => toTokenText(signed, sign(null, factBytes(signed), privateKey)),
  };
}

/** Simulates a browser without Ed25519. */
function withoutOwn(): void {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
}
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['by the browser', () => undefined],
  ['by the library', withoutOwn],
])('a code is checked %s', (_, prepare) => {
  test('a code signed here is accepted; another signature, changed content and other texts are not', async () => {
    prepare();
    const [here, elsewhere] = [issuer(), issuer()];
    expect(await readTicketCode(here.issue(), here.key)).toEqual(facts);
    expect(await readTicketCode(elsewhere.issue(), here.key)).toBeNull();
    const signature = here.issue().slice(-96);
    const changed = here.issue({ ...facts, ticketId: 13 }).slice(0, -96) + signature;
    expect(await readTicketCode(changed, here.key)).toBeNull();
    expect(await readTicketCode('https://example.org', here.key)).toBeNull();
  });
});
