import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useStopQuery } from '../../__generated__/useStopQuery.graphql.ts';
import { RestrictionLine, RestrictionPanel, useRestrictions } from './RestrictionPanel.tsx';
import { isStopped, type StoppableAction } from './restrictions.ts';

/** Whether an action is stopped for the reader, and what says why. */
interface Stop {
  readonly isStopped: boolean;
  /** Null while nothing stops it. It stands beside the form, whose button is disabled. */
  readonly panel: ReactNode;
  /** The same in one line, for a row of a page whose layout shows the panel. */
  readonly line: ReactNode;
}

/**
 * Whether a restriction of the account stops an action, for a form that reads nothing else of the account. The header has
 * read the restrictions before, so that this asks the server for them only where it has not.
 * @param onLeave runs when a link of the panel is followed, to close the dialog around it.
 */
export function useStop(action: StoppableAction, onLeave?: () => void): Stop {
  const { viewer } = useLazyLoadQuery<useStopQuery>(QUERY, {}, { fetchPolicy: 'store-or-network' });
  const stops = isStopped(useRestrictions(viewer), action);
  return {
    isStopped: stops,
    panel:
      stops && viewer != null ? (
        <RestrictionPanel viewer={viewer} action={action} {...(onLeave && { onLeave })} />
      ) : null,
    line: stops && viewer != null ? <RestrictionLine viewer={viewer} action={action} /> : null,
  };
}

const QUERY = graphql`
  query useStopQuery {
    viewer {
      id
      ...RestrictionPanel_viewer
    }
  }
`;
