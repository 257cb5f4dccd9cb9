import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCache } from '../../kernel/caches.ts';
import { inLine } from '../../kernel/inLine.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type PhotographForm, readPhotograph, STAGE_FORM } from './photograph.ts';
import { PictureFiles } from './pictureFiles.ts';
import { addressesOf, createPictureHttp, createRendererHttp, type PictureGateway } from './pictureSources.ts';

/** Dependencies of the store of photographs. */
export interface PictureStoreOptions {
  readonly files: PictureFiles;
  readonly gateway: PictureGateway;
  /** The addresses at which a picture may be, in the order of asking. Empty if it is never fetched. */
  readonly addressesOf: (picture: string) => readonly string[];
  /** For how long a picture that no source has is not asked for again, and a source that does not respond for none, in milliseconds. */
  readonly pauses?: { readonly pictureMs: number; readonly sourceMs: number };
}

const FETCHES_MAX = 6;
const ENCODINGS_MAX = 2;
/** Further pictures are not fetched until others are done; their requests get the drawing. */
const MAKINGS_MAX = 200;
/** The pauses of photographs. */
export const PICTURE_PAUSE_MS = 10 * 60_000;
export const SOURCE_PAUSE_MS = 2 * 60_000;
/** A reader who waits for the picture of a copy asks again, and each address may do so a few times only. */
const RENDERING_PAUSE_MS = 10_000;
const ENTRY_BYTES = 150;

/**
 * Photographs of items in every form that the site needs. A form is made once: what a source sent is read, bounded and kept as a file,
 * and the others are made of that. Work is bounded: so many fetches, encodings and pictures at a time, and no source or picture that
 * failed is tried again for some minutes.
 */
export class PictureStore {
  private readonly options: PictureStoreOptions;
  private readonly pauses: NonNullable<PictureStoreOptions['pauses']>;
  private readonly making = new Map<string, Promise<Buffer | null>>();
  /** Pictures and hosts that are left alone, until the entry expires. */
  private readonly paused = openCache<true>(
    'pausedPictures',
    (_paused, name) => 2 * name.length + ENTRY_BYTES,
  );

  constructor(options: PictureStoreOptions) {
    this.options = options;
    this.pauses = options.pauses ?? { pictureMs: PICTURE_PAUSE_MS, sourceMs: SOURCE_PAUSE_MS };
  }

  /** The form of a photograph if it has been made before. */
  find(iconUrl: string, form: Pick<PhotographForm, 'name'>): Promise<Buffer | null> {
    return this.options.files.read(fileOf(iconUrl, form.name));
  }

  /** True if `find` is likely to find it, without asking the disk. */
  isKept(iconUrl: string, form: Pick<PhotographForm, 'name'>): boolean {
    return this.options.files.has(fileOf(iconUrl, form.name));
  }

  /** True if it makes sense to try `obtain`: a source may have the photograph, and there is room for more work. */
  canObtain(iconUrl: string): boolean {
    if (this.making.size >= MAKINGS_MAX || this.paused.has(iconUrl)) return false;
    return this.addressesNow(iconUrl).length > 0;
  }

  /** True if somebody is waiting for this form already. */
  isObtaining(iconUrl: string, form: PhotographForm): boolean {
    return this.making.has(fileOf(iconUrl, form.name));
  }

  /**
   * The form of a photograph, which is made if need be, once for all who ask at the same time.
   * @param patienceMs how long to wait. Later the result is found by `find`.
   * @returns null if it is not there by then, or cannot be made.
   */
  async obtain(iconUrl: string, form: PhotographForm, patienceMs: number): Promise<Buffer | null> {
    const known = await this.find(iconUrl, form);
    if (known || !(this.isObtaining(iconUrl, form) || this.canObtain(iconUrl))) return known;
    const making = this.once(fileOf(iconUrl, form.name), () => this.make(iconUrl, form));
    const { promise, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), patienceMs);
    try {
      return await Promise.race([making, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async make(iconUrl: string, form: PhotographForm): Promise<Buffer | null> {
    const stageFile = fileOf(iconUrl, STAGE_FORM);
    const stage =
      (await this.options.files.read(stageFile)) ??
      (form.name === STAGE_FORM
        ? await this.fetch(iconUrl)
        : await this.once(stageFile, () => this.fetch(iconUrl)));
    if (stage === null || form.name === STAGE_FORM) return stage;
    const made = await this.encode(() => form.make(stage));
    if (made) await this.options.files.write(fileOf(iconUrl, form.name), made);
    return made;
  }

  /** The stage's form, from the first source that has it. */
  private async fetch(iconUrl: string): Promise<Buffer | null> {
    let isAsked = false;
    for (const address of this.addressesNow(iconUrl)) {
      const { hostname } = new URL(address);
      const bytes = await inLine(this, { key: 'fetch', width: FETCHES_MAX }, async () => {
        // While it waited, the source may have failed.
        if (this.paused.has(hostname)) return 'missing';
        isAsked = true;
        return await this.options.gateway.load(address);
      });
      if (bytes === 'unreachable') this.paused.set(hostname, true, { ttl: this.pauses.sourceMs });
      if (typeof bytes === 'string') continue;
      const stage = await this.encode(() => readPhotograph(bytes));
      if (stage === null) continue;
      await this.options.files.write(fileOf(iconUrl, STAGE_FORM), stage);
      return stage;
    }
    if (isAsked) this.paused.set(iconUrl, true, { ttl: this.pauses.pictureMs });
    return null;
  }

  private addressesNow(iconUrl: string): string[] {
    const addresses = this.options.addressesOf(iconUrl);
    return addresses.filter((address) => !this.paused.has(new URL(address).hostname));
  }

  /** A form that cannot be made is missing; the drawing stands in. */
  private encode(work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    return inLine(this, { key: 'encode', width: ENCODINGS_MAX }, () => work().catch(() => null));
  }

  private once(file: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = this.making.get(file);
    if (known) return known;
    const making = work().finally(() => this.making.delete(file));
    this.making.set(file, making);
    return making;
  }
}

/** The name of the file of one form. What an item's picture is, its address says: the content behind it never changes. */
function fileOf(iconUrl: string, formName: string): string {
  return `${hash('sha256', iconUrl, 'base64url')}.${formName}`;
}

const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

/** The stores of a process: photographs of items, and pictures of single copies, by the address at which the renderer draws them. */
export interface PictureStores {
  readonly photographs: PictureStore;
  readonly renderings: PictureStore;
}

/** Opens the stores of this process by its settings. They share a folder and its bound. */
export function openPictureStores({ config, log }: Pick<Platform, 'config' | 'log'>): PictureStores {
  const folder = resolve(PROJECT_FOLDER, config.PICTURE_DIR);
  const files = new PictureFiles(folder, config.PICTURE_MIB_MAX * 1024 * 1024, log);
  return {
    photographs: new PictureStore({
      files,
      gateway: createPictureHttp(),
      addressesOf: (iconUrl) => addressesOf(iconUrl, config.PICTURE_SOURCES),
    }),
    renderings: new PictureStore({
      files,
      gateway: createRendererHttp(config),
      addressesOf: (address) => [address],
      pauses: { pictureMs: RENDERING_PAUSE_MS, sourceMs: RENDERING_PAUSE_MS },
    }),
  };
}
