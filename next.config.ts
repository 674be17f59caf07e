import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { BOX_WIDTHS, PICTURE_QUALITY, SCREEN_WIDTHS } from '@/lib/pictures/picture-sizes';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/language/request.ts',
  experimental: {
    // Compiled at build time, so that pages need not load the message parser.
    messages: { path: './messages', format: 'json', locales: ['zh-Hans', 'zh-Hant', 'en'], precompile: true },
  },
});

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` and `npm test` check the types, those of the tests included, so the build skips that.
  typescript: { ignoreBuildErrors: true },
  // The middleware removes trailing slashes together with its other redirects, so that there is only one redirect.
  skipTrailingSlashRedirect: true,
  // Every client gets its metadata in the head of the raw HTML, not streamed: crawlers read it there.
  htmlLimitedBots: /.*/,
  cacheHandler: join(process.cwd(), '.build/cache-handler.cjs'),
  // The cache handler has its own memory cache.
  cacheMaxMemorySize: 0,
  // Not bundled: jieba loads its native binary from its own folder, and connections to the backend are shared.
  serverExternalPackages: ['@node-rs/jieba', 'harfbuzzjs', 'opencc-js', 'undici', 'wawoff2'],
  // Pages that were open before these calls had one address still make them at the former ones.
  rewrites: async () => [
    {
      source: '/api/:former(account|auth|desk|gate|hosting|tickets|writing)/:name',
      destination: '/api/call/:name',
    },
  ],
  images: {
    // Addresses with a query are refused: each invented query would be scaled and stored separately.
    localPatterns: [{ pathname: '/uploads/**', search: '' }],
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [...SCREEN_WIDTHS],
    imageSizes: [...BOX_WIDTHS],
    qualities: [PICTURE_QUALITY],
    minimumCacheTTL: 31_536_000,
  },
  experimental: {
    authInterrupts: true,
    // The code of a page is loaded when it is first opened: that of all pages takes 40 MB.
    preloadEntriesOnStart: false,
  },
};

export default withNextIntl(config);
