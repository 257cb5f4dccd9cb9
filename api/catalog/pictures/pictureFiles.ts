import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { openCache } from '../../kernel/caches.ts';
import type { Log } from '../../kernel/log.ts';

/** What is known of a file without reading it. */
interface KeptFile {
  readonly bytes: number;
  /** Time of the last use that the file itself shows, in Unix milliseconds. */
  readonly usedMs: number;
}

const NAME = /^[\w-]+\.[\w.-]+$/;
const DRAFT = /\.draft$/;
/** Older drafts were left by a process that ended while it wrote. */
const DRAFT_MAX_MS = 3_600_000;
/** The time of a file's last use is written at most this often. */
const USE_STEP_MS = 3_600_000;
/** A full or read-only disk is reported at most this often. */
const REPORT_MS = 10 * 60_000;

/**
 * Files of pictures in one folder, bounded in bytes: those used longest ago are deleted first. Several processes may share the folder;
 * each counts what it has seen, and a file that another one deleted is missing. A failing disk loses nothing but the files: reading finds
 * nothing, and writing reports it.
 */
export class PictureFiles {
  /** Resolves when the files of former processes are known. */
  readonly opened: Promise<void>;
  private readonly folder: string;
  private readonly log: Pick<Log, 'warn'>;
  private readonly kept: LRUCache<string, KeptFile>;
  /** What was read or made last stays in memory, also where nothing can be written. */
  private readonly hot = openCache<Buffer>('photographs', (bytes) => bytes.length);
  private reportedMs = Number.NEGATIVE_INFINITY;
  private draftNo = 0;

  constructor(folder: string, bytesMax: number, log: Pick<Log, 'warn'>) {
    this.folder = folder;
    this.log = log;
    this.kept = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: (_file, name, reason) => {
        if (reason !== 'evict') return;
        this.hot.delete(name);
        void rm(join(folder, name), { force: true }).catch(() => {});
      },
    });
    this.opened = this.open();
  }

  /** Number of bytes of the files that this process knows. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  /** True if this process knows the file. */
  has(name: string): boolean {
    return this.kept.has(name) || this.hot.has(name);
  }

  /** The content of a file. Null if there is none. */
  async read(name: string): Promise<Buffer | null> {
    const hot = this.hot.get(name);
    if (hot) {
      this.noteUse(name);
      return hot;
    }
    try {
      const bytes = await readFile(join(this.folder, name));
      // What a crash of the machine left of a file.
      if (bytes.length === 0) return null;
      if (!this.kept.has(name)) this.kept.set(name, { bytes: bytes.length, usedMs: 0 });
      this.noteUse(name);
      this.hot.set(name, bytes);
      return bytes;
    } catch {
      this.kept.delete(name);
      return null;
    }
  }

  /** Keeps a file. It becomes visible by one rename, so that nobody reads half of it. */
  async write(name: string, bytes: Buffer): Promise<void> {
    this.hot.set(name, bytes);
    if (bytes.length > this.kept.maxSize) return;
    this.draftNo += 1;
    const draft = join(this.folder, `${process.pid}-${this.draftNo}.draft`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, name));
      this.kept.set(name, { bytes: bytes.length, usedMs: Date.now() });
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      this.report(error);
    }
  }

  private noteUse(name: string): void {
    const file = this.kept.get(name);
    const nowMs = Date.now();
    if (!file || nowMs - file.usedMs < USE_STEP_MS) return;
    this.kept.set(name, { ...file, usedMs: nowMs });
    const now = new Date(nowMs);
    void utimes(join(this.folder, name), now, now).catch(() => {});
  }

  private report(error: unknown): void {
    if (performance.now() - this.reportedMs < REPORT_MS) return;
    this.reportedMs = performance.now();
    this.log.warn({ err: error }, 'pictures cannot be kept on disk: is the folder full or read-only?');
  }

  /** Reads which files there are, those used longest ago first, so that they are the first to go. */
  private async open(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const files: { name: string; bytes: number; usedMs: number }[] = [];
    for (const name of names) {
      const found = await stat(join(this.folder, name)).catch(() => null);
      if (!found?.isFile()) continue;
      if (DRAFT.test(name)) {
        if (Date.now() - found.mtimeMs > DRAFT_MAX_MS) await rm(join(this.folder, name), { force: true });
      } else if (NAME.test(name)) files.push({ name, bytes: found.size, usedMs: found.mtimeMs });
    }
    files.sort((a, b) => a.usedMs - b.usedMs || (a.name < b.name ? -1 : 1));
    for (const { name, ...file } of files) if (!this.kept.has(name)) this.kept.set(name, file);
  }
}
