import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { DialogRequest, DialogRequestOf } from './dialogs.ts';

/** Props of a dialog that any page may open. */
export interface DialogProps<TRequest extends DialogRequest> {
  readonly request: TRequest;
  /** URL of the sandbox; null outside of the sandbox. */
  readonly sandboxUrl: string | null;
  readonly onClose: () => void;
}

/** A dialog and the feature whose translations it needs. Both load when it is first opened. */
export interface FeatureDialog<TRequest extends DialogRequest> {
  readonly words: string;
  readonly Dialog: ComponentType<DialogProps<TRequest>>;
}

/** Props of the panel below the search field. */
export interface SearchPanelProps {
  readonly id: string;
  /** The input since the field was opened. */
  readonly typed: string;
  readonly activeId: string | null;
  /** The path that a search for the keyword opens. */
  readonly pathOf: (keyword: string) => string;
  readonly onLeave: () => void;
}

/**
 * What a feature adds to the site. The file `web/<domain>/<feature>/<feature>.feature.ts` exports it as `feature`. It
 * is in the first script of every page, so it names code to load and contains none.
 */
export interface Feature {
  /** Pages in the main layout. */
  readonly main?: readonly RouteObject[];
  /** Pages in the user layout, with paths below `/user/`. They render only for a signed-in user (requirement R-03). */
  readonly user?: readonly RouteObject[];
  /** Dialogs that any page may open, by the kind of the request. */
  readonly dialogs?: {
    readonly [TKind in DialogRequest['kind']]?: FeatureDialog<DialogRequestOf<TKind>>;
  };
  /** A component that renders nothing visible and runs on every page while a user is signed in. */
  readonly SignedInWatch?: ComponentType;
  /** The panel below the search field. One feature has it. */
  readonly SearchPanel?: ComponentType<SearchPanelProps>;
}
