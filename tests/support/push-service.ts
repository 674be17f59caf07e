import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A subscribed browser: its endpoint, its keys, and the messages sent to it. */
export interface SubscribedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The decrypted messages in the order of arrival. */
  messages: unknown[];
  /** Headers of each message. */
  headers: Record<string, string | string[] | undefined>[];
  /** The status with which the service answers; a test may change it. */
  status: number;
}

/** A push service that receives messages and decrypts them as a browser would. */
export async function startPushService() {
  const browsers = new Map<string, { browser: SubscribedBrowser; open: (body: Buffer) => unknown }>();
  const server = createServer((request, response) => {
    const drafts: Buffer[] = [];
    request.on('data', (draft: Buffer) => drafts.push(draft));
    request.on('end', () => {
      const subscription = browsers.get(request.url ?? '');
      if (subscription) {
        subscription.browser.headers.push(request.headers);
        subscription.browser.messages.push(subscription.open(Buffer.concat(drafts)));
      }
      response.writeHead(subscription?.browser.status ?? 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    subscribe(name: string): SubscribedBrowser {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
      const browser: SubscribedBrowser = {
        endpoint: `http://127.0.0.1:${port}/${name}`,
        keys,
        messages: [],
        headers: [],
        status: 201,
      };
      const open = (body: Buffer): unknown => {
        const { salt, sender, sealed } = takeApart(body);
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
        const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
        return JSON.parse(unseal(secret, salt, sealed));
      };
      browsers.set(`/${name}`, { browser, open });
      return browser;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Splits a body by the header of `aes128gcm` (RFC 8188): salt, record size, the sender's key. */
function takeApart(body: Buffer): { salt: Buffer; sender: Buffer; sealed: Buffer } {
  const length = body.readUInt8(20);
  return {
    salt: body.subarray(0, 16),
    sender: body.subarray(21, 21 + length),
    sealed: body.subarray(21 + length),
  };
}

function unseal(secret: Buffer, salt: Buffer, sealed: Buffer): string {
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // After the text comes the delimiter of the last record (2) and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
