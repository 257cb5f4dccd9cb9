import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useAnswerOfferAcceptMutation } from '../../__generated__/useAnswerOfferAcceptMutation.graphql.ts';
import type { useAnswerOfferCounterMutation } from '../../__generated__/useAnswerOfferCounterMutation.graphql.ts';
import type { useAnswerOfferDeclineMutation } from '../../__generated__/useAnswerOfferDeclineMutation.graphql.ts';
import type { useAnswerOfferWithdrawMutation } from '../../__generated__/useAnswerOfferWithdrawMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Answers an offer or takes it back. What the server refuses is shown in a toast. */
export function useAnswerOffer(offerId: string, onChanged: () => void) {
  const { t } = useTranslation('bargain');
  const { toasts } = useAppServices();
  const [commitAccept, isAccepting] = useMutation<useAnswerOfferAcceptMutation>(ACCEPT);
  const [commitDecline, isDeclining] = useMutation<useAnswerOfferDeclineMutation>(DECLINE);
  const [commitWithdraw, isWithdrawing] = useMutation<useAnswerOfferWithdrawMutation>(WITHDRAW);
  const [commitCounter, isCountering] = useMutation<useAnswerOfferCounterMutation>(COUNTER);
  const variables = { input: { offerId } };
  const tell = (message: string | undefined, done: string) => {
    if (message === undefined) {
      toasts.show('success', t(done));
    } else {
      toasts.show('failure', message);
    }
    onChanged();
  };
  return {
    accept: () =>
      commitAccept({ variables, onCompleted: ({ acceptOffer }) => tell(acceptOffer.message, 'done_ACCEPT') }),
    decline: () =>
      commitDecline({
        variables,
        onCompleted: ({ declineOffer }) => tell(declineOffer.message, 'done_DECLINE'),
      }),
    withdraw: () =>
      commitWithdraw({
        variables,
        onCompleted: ({ withdrawOffer }) => tell(withdrawOffer.message, 'done_WITHDRAW'),
      }),
    counter: (priceCents: number) =>
      commitCounter({
        variables: { input: { offerId, priceCents } },
        onCompleted: ({ counterOffer }) => tell(counterOffer.message, 'done_COUNTER'),
      }),
    isInFlight: isAccepting || isDeclining || isWithdrawing || isCountering,
  };
}

const ACCEPT = graphql`
  mutation useAnswerOfferAcceptMutation($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      ... on AcceptOfferPayload {
        offer {
          ...OfferRow_offer
        }
        viewer {
          wallet {
            id
            spendableCents
            offersCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const DECLINE = graphql`
  mutation useAnswerOfferDeclineMutation($input: DeclineOfferInput!) {
    declineOffer(input: $input) {
      ... on DeclineOfferPayload {
        offer {
          ...OfferRow_offer
        }
        viewer {
          wallet {
            id
            spendableCents
            offersCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const WITHDRAW = graphql`
  mutation useAnswerOfferWithdrawMutation($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      ... on WithdrawOfferPayload {
        offer {
          ...OfferRow_offer
        }
        viewer {
          wallet {
            id
            spendableCents
            offersCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const COUNTER = graphql`
  mutation useAnswerOfferCounterMutation($input: CounterOfferInput!) {
    counterOffer(input: $input) {
      ... on CounterOfferPayload {
        offer {
          ...OfferRow_offer
        }
        viewer {
          wallet {
            id
            spendableCents
            offersCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
