import { writeFileSync } from 'node:fs';
import { expandCatalogue } from '../catalogue.ts';
import { assembleCatalogue } from './assembleCatalogue.ts';
import { catalogueText } from './catalogueText.ts';
import { installLibrary, readLibrary } from './library.ts';

/** `npm run catalogue:build`: writes the committed catalogue file from the item library. */
const file = assembleCatalogue(await readLibrary(installLibrary()));
const text = catalogueText(file);
writeFileSync(new URL('../catalogue.json', import.meta.url), text);
console.log(
  `${expandCatalogue(file).length} market items, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`,
);
