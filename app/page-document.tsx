import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { Html } from '@/components/shell/html';
import latin from './fonts/archivo-latin.woff2';
import './globals.css';

/** The document in the house's styles. The one font is asked for with the page, because it is used only if it is there at the first paint. */
export function PageDocument(props: ComponentProps<typeof Html>) {
  preload(latin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <Html {...props} />;
}
