import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { BOX_WIDTHS, PICTURE_QUALITY, SCREEN_WIDTHS } from '@/lib/pictures/picture-sizes';

const withNextIntl = createNextIntlPlugin('./lib/platform/language/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` and `npm test` check types, the tests’ as well; a first start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // The middleware mends slashes together with everything else, in one hop.
  skipTrailingSlashRedirect: true,
  // Crawlers of every kind read the head of the raw HTML.
  htmlLimitedBots: /.*/,
  cacheHandler: join(process.cwd(), '.build/cache-handler.cjs'),
  // The handler keeps what is read often in memory itself.
  cacheMaxMemorySize: 0,
  // Loads its binary from its own folder.
  serverExternalPackages: ['@node-rs/jieba'],
  images: {
    localPatterns: [{ pathname: '/uploads/**' }],
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [...SCREEN_WIDTHS],
    imageSizes: [...BOX_WIDTHS],
    qualities: [PICTURE_QUALITY],
    minimumCacheTTL: 31_536_000,
  },
  experimental: { authInterrupts: true },
};

export default withNextIntl(config);
