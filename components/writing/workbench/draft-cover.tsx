'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Cover } from '@/components/pictures/cover';
import { coverFigure } from '@/lib/writing/cover-figure';
import type { Draft } from '@/lib/writing/saving/draft-store';

type Props = { draft: Draft } & Omit<ComponentProps<typeof Cover>, 'id' | 'pic' | 'figure'>;

/** The cover is redrawn after this pause in typing, in ms. */
const REST_MS = 1500;

/** The cover of the draft in the editor, drawn from its numbers until a picture is chosen. */
export function DraftCover({ draft, ...box }: Props) {
  const document = draft.current();
  const [text] = document.texts;
  const picked = document.figure_rule;
  const [figure, setFigure] = useState(() => coverFigure(document));
  useEffect(() => {
    const draw = () => setFigure(coverFigure({ texts: text ? [text] : [], figure_rule: picked }));
    const timer = setTimeout(draw, REST_MS);
    return () => clearTimeout(timer);
  }, [text, picked]);
  return <Cover id={draft.saver.state().id ?? 1} pic={document.pic} figure={figure} {...box} />;
}
