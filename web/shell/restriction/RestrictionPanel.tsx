import { graphql, useFragment } from 'react-relay';
import type {
  RestrictionPanel_viewer$data,
  RestrictionPanel_viewer$key,
} from '../../__generated__/RestrictionPanel_viewer.graphql.ts';
import { WithWords } from '../DialogHost.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { type StoppableAction, stopsOf } from './restrictions.ts';

// Few accounts are restricted: nobody else loads it.
const ShownRestrictions = lazyPart(async () => (await import('./ShownRestrictions.tsx')).ShownRestrictions);
const StopLine = lazyPart(async () => (await import('./ShownRestrictions.tsx')).StopLine);

interface RestrictionPanelProps {
  readonly viewer: RestrictionPanel_viewer$key;
  /** Only what stops this action, beside the form of the action. */
  readonly action?: StoppableAction;
  /** Runs when a link of the panel is followed, to close the dialog around it. */
  readonly onLeave?: () => void;
}

/** What stops an action, in one line beside a button of a page whose layout shows the whole panel. */
export function RestrictionLine({
  viewer,
  action,
}: Required<Pick<RestrictionPanelProps, 'viewer' | 'action'>>) {
  const [first] = stopsOf(useRestrictions(viewer), action);
  return (
    first !== undefined && (
      <WithWords feature="restriction">
        <StopLine restriction={first} />
      </WithWords>
    )
  );
}

/** One restriction of the account. */
export type Restriction = RestrictionPanel_viewer$data['restrictions'][number];

/**
 * The restrictions of the account, for a form that is stopped by them. Every query that reads them reads all of their
 * fields by this one fragment, so that whichever answer comes first leaves none of them half known.
 */
export function useRestrictions(viewer: RestrictionPanel_viewer$key | null | undefined) {
  return useFragment(FRAGMENT, viewer)?.restrictions ?? NONE;
}

const NONE: readonly Restriction[] = [];

/**
 * What restricts the account, on every page of the user area and beside each stopped form: what is stopped, why, with
 * the order that caused it, what still works, who decides by when, and a letter to the operators (row X-03).
 */
export function RestrictionPanel({ viewer, action, onLeave }: RestrictionPanelProps) {
  const restrictions = useRestrictions(viewer);
  const shown = action === undefined ? restrictions : stopsOf(restrictions, action);
  return (
    shown.length > 0 && (
      <WithWords feature="restriction">
        <ShownRestrictions restrictions={restrictions} shown={shown} onLeave={onLeave} />
      </WithWords>
    )
  );
}

const FRAGMENT = graphql`
  fragment RestrictionPanel_viewer on Viewer {
    restrictions {
      kind
      reason
      stoppedActions
      freeActions
      orderNo
      amountCents
      note
      decidedBy
      since
      until
    }
  }
`;
