import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { Html } from '@/components/shell/html';
import latin from './fonts/archivo-latin.woff2';
import './globals.css';

/**
 * The document with the site's styles. The font is preloaded, because the browser uses it only if it has loaded by the
 * first paint.
 */
export function PageDocument(props: ComponentProps<typeof Html>) {
  preload(latin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <Html {...props} />;
}
