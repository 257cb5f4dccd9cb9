/** Parts of one silhouette in a box of 240 by 120, muzzle or tip to the left. Each is an SVG path. */
export interface Silhouette {
  /** Parts that carry the finish. */
  readonly skin: string;
  /** Bare parts: steel, rubber, glass. */
  readonly dark: string;
  /** Thin open parts drawn as lines: trigger guards, wire stocks, sights. */
  readonly wire?: string;
  /** Width of `wire`. */
  readonly wireWidth?: number;
  /** Holes and deep parts. */
  readonly cut?: string;
  /** Engraved detail. */
  readonly line?: string;
  /** A light corner, as of folded paper. */
  readonly fold?: string;
  /** Width of bright inlaid lines, where the engraving is bright. */
  readonly inlay?: number;
  /** True where the engraved line is a seam. */
  readonly dash?: boolean;
  /** Rotation in degrees, for variety in a grid of cards. */
  readonly tilt: number;
  /** SVG transform of a second copy behind the first: the other glove, the other gun. */
  readonly twin?: string;
}
