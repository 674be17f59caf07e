import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyRegistration } from '@/backend/contract/accounts/passkeys';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const KEY_INCLUDED = 64;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

interface Lies {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
}

/** A software authenticator for passkeys. `lies` replace parts of its answers with wrong ones. */
export class TestAuthenticator {
  private readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(private readonly origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  /** Answers the options of a registration. @param challenge of the options */
  register(challenge: string, lies: Lies = {}): PasskeyRegistration {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.facts({ flags: USER_PRESENT | USER_VERIFIED | KEY_INCLUDED, ...lies }),
      Buffer.alloc(16),
      length,
      this.id,
      isoCBOR.encode(cose),
    ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.client('webauthn.create', challenge, lies),
        attestationObject: text(isoCBOR.encode(attestation)),
      },
    };
  }

  /** Answers the options of a sign-in. @param challenge of the options */
  sign(challenge: string, lies: Lies = {}): PasskeyAssertion {
    this.counter += 1;
    const authData = this.facts({ flags: USER_PRESENT | USER_VERIFIED, counter: this.counter, ...lies });
    const clientDataJSON = this.client('webauthn.get', challenge, lies);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: text(authData),
        signature: text(createSign('sha256').update(signed).sign(this.key)),
      },
    };
  }

  private named() {
    const id = text(this.id);
    return { id, rawId: id, clientExtensionResults: {}, type: 'public-key' as const };
  }

  private client(type: string, challenge: string, { origin = this.origin }: Lies): string {
    return text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  private facts({ rpId = new URL(this.origin).hostname, flags = 0, counter = 0 }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}
