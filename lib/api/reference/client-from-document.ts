/** How a program gets a typed client without the source of this one. @param site the absolute address of the site */
export const clientFromDocument = (site: string): string => `npm install openapi-fetch
npx openapi-typescript ${site}/api/v1/openapi.json -o lianxun.d.ts

import createClient from 'openapi-fetch';
import type { paths } from './lianxun.d.ts';

const lianxun = createClient<paths>({
  baseUrl: '${site}/api/v1',
  headers: { Authorization: \`Bearer \${process.env.LX_KEY}\` }, // leave it out to read without a key
});
const { data, error } = await lianxun.GET('/content', { params: { query: { lang: 'en' } } });
console.log(error?.detail ?? error?.message ?? data?.data);`;
