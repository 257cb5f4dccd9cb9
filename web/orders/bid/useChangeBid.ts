import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useChangeBidCancelMutation } from '../../__generated__/useChangeBidCancelMutation.graphql.ts';
import type { useChangeBidPauseMutation } from '../../__generated__/useChangeBidPauseMutation.graphql.ts';
import type { useChangeBidResumeMutation } from '../../__generated__/useChangeBidResumeMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Cancels, pauses or resumes a buy order of the viewer. What the server refuses is shown in a toast. */
export function useChangeBid(bidId: string, onChanged: () => void) {
  const { t } = useTranslation('bid');
  const { toasts } = useAppServices();
  const [commitCancel, isCancelling] = useMutation<useChangeBidCancelMutation>(CANCEL);
  const [commitPause, isPausing] = useMutation<useChangeBidPauseMutation>(PAUSE);
  const [commitResume, isResuming] = useMutation<useChangeBidResumeMutation>(RESUME);
  const variables = { input: { bidId } };
  const tell = (message: string | undefined, done: string) => {
    if (message === undefined) {
      toasts.show('success', t(done));
    } else {
      toasts.show('failure', message);
    }
    onChanged();
  };
  return {
    cancel: () =>
      commitCancel({ variables, onCompleted: ({ cancelBid }) => tell(cancelBid.message, 'cancelled') }),
    pause: () => commitPause({ variables, onCompleted: ({ pauseBid }) => tell(pauseBid.message, 'paused') }),
    resume: () =>
      commitResume({ variables, onCompleted: ({ resumeBid }) => tell(resumeBid.message, 'resumed') }),
    isInFlight: isCancelling || isPausing || isResuming,
  };
}

const CANCEL = graphql`
  mutation useChangeBidCancelMutation($input: CancelBidInput!) {
    cancelBid(input: $input) {
      ... on CancelBidPayload {
        bid {
          ...BidRow_bid
        }
        viewer {
          wallet {
            id
            spendableCents
            bidsCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const PAUSE = graphql`
  mutation useChangeBidPauseMutation($input: PauseBidInput!) {
    pauseBid(input: $input) {
      ... on PauseBidPayload {
        bid {
          ...BidRow_bid
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const RESUME = graphql`
  mutation useChangeBidResumeMutation($input: ResumeBidInput!) {
    resumeBid(input: $input) {
      ... on ResumeBidPayload {
        bid {
          ...BidRow_bid
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
