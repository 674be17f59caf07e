import 'server-only';
import { z } from 'zod';
import { absolute } from '@/lib/platform/config/site';
import { listShownRegions } from '@/lib/platform/language/shown-regions';
import { href } from '@/lib/platform/routing/href';
import { readRegionView } from '@/lib/regions/region-view';
import { regionShape } from '../region';
import { defineResource, type Resource } from '../resource';
import { address, shapes } from '../shapes';

const editionShape = z
  .object({
    key: regionShape,
    name: z.string(),
    url: address,
    description: z.string(),
    /** An IANA name; the edition counts its days by it. */
    time_zone: z.string(),
  })
  .register(shapes, { id: 'Region' });

export const regionResources: Resource[] = [
  defineResource({
    name: 'listRegions',
    path: '/regions',
    summary: 'The regional editions; the stories of one are /content?region=…',
    isList: true,
    item: editionShape,
    query: {},
    async read(_query, { locale }) {
      const keys = (await listShownRegions(locale)).map(([key]) => key);
      const views = await Promise.all(keys.map((key) => readRegionView(key, locale)));
      return {
        ok: true,
        data: {
          data: views.flatMap((view) =>
            view
              ? {
                  ...{ key: view.key, name: view.name, description: view.description },
                  url: absolute(href(locale, view.address.name, view.address.params)),
                  time_zone: view.timeZone,
                }
              : [],
          ),
          next: null,
        },
      };
    },
  }),
];
