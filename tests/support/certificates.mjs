import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

/**
 * Makes a certificate authority and a certificate of it for `localhost`, each for a day:
 * `node tests/support/certificates.mjs <folder>` writes `ca.pem`, `cert.pem` and `key.pem` there.
 */
const [folder = ''] = process.argv.slice(2);
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const notBefore = new Date(Date.now() - 3_600_000);
const notAfter = new Date(Date.now() + 86_400_000);
const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
x509.cryptoProvider.set(crypto);

const authorityKeys = await makeKeys();
const authority = await x509.X509CertificateGenerator.createSelfSigned({
  ...{
    name: 'CN=Authority of a test',
    keys: authorityKeys,
    notBefore,
    notAfter,
    signingAlgorithm: algorithm,
  },
  serialNumber: '01',
  extensions: [
    new x509.BasicConstraintsExtension(true, 1, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
    await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
  ],
});
const keys = await makeKeys();
const certificate = await x509.X509CertificateGenerator.create({
  ...{ subject: 'CN=localhost', issuer: authority.subject, notBefore, notAfter, signingAlgorithm: algorithm },
  ...{ publicKey: keys.publicKey, signingKey: authorityKeys.privateKey, serialNumber: '02' },
  extensions: [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }]),
    await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
  ],
});
const privateKey = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
writeFileSync(join(folder, 'ca.pem'), authority.toString('pem'));
writeFileSync(join(folder, 'cert.pem'), certificate.toString('pem'));
writeFileSync(join(folder, 'key.pem'), x509.PemConverter.encode(privateKey, 'PRIVATE KEY'));
