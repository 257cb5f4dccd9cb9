/** A sticker on a robot's weapon. `wear` from 0 (new) to 1 (scraped off). */
export interface RobotSticker {
  readonly slot: number;
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly wear: number;
  readonly iconUrl: string | null;
}

/** A charm on a robot's weapon. `seed` is the charm template, 0 to 100 000. */
export interface RobotCharm {
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly seed: number;
  readonly iconUrl: string | null;
}

/**
 * A copy held and offered by a robot seller of the embedded market. `robotIndex` counts from 0; ids are decimal strings as in Steam's API;
 * `askCents` is in fen.
 */
export interface RobotAsset {
  readonly robotIndex: number;
  readonly marketHashName: string;
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly paintIndex: number | null;
  readonly phase: string | null;
  readonly stickers: readonly RobotSticker[];
  readonly charm: RobotCharm | null;
  readonly nameTag: string | null;
  readonly askCents: number;
}
