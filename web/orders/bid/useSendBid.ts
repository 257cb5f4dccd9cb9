import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSendBidEditMutation } from '../../__generated__/useSendBidEditMutation.graphql.ts';
import type { useSendBidOpenMutation } from '../../__generated__/useSendBidOpenMutation.graphql.ts';
import type { BidDraft } from './bidDraft.ts';

const DAY_MS = 86_400_000;

interface SendBid {
  /** Sends the draft, if it can be sent. A second call during a request is ignored. */
  readonly send: () => void;
  readonly isInFlight: boolean;
  /** What the server found wrong with the draft as it is now, as a sentence; null once it has changed. */
  readonly problem: string | null;
  /** True once the server has said that the price of the draft is far above the reference price: the next press confirms it. */
  readonly mustConfirm: boolean;
}

interface SentBid {
  /** The buy order as it is filled in; null where it cannot be sent. */
  readonly draft: BidDraft | null;
  readonly marketItemId: string;
  /** The buy order that changes; null for a new one. */
  readonly bidId: string | null;
  /** The server's time when the form was loaded: a device's clock may be wrong. */
  readonly serverTime: string;
}

interface Answer {
  readonly content: string;
  readonly problem: string;
  readonly isFar: boolean;
}

/** An error of Relay's; its source is the answer of the server, if one came. */
interface RelayError {
  readonly source?: { readonly errors: readonly { readonly extensions?: { readonly code?: unknown } }[] };
}

/** True if the server found a value of the request impossible, and did nothing. */
function isBadInput({ source }: RelayError): boolean {
  return source?.errors.every(({ extensions }) => extensions?.code === 'BAD_USER_INPUT') === true;
}

/**
 * Opens a buy order, or changes an open one. The id and the end of a request are kept until an answer to it comes, so that a retry
 * after a lost response repeats it and opens nothing twice; to change one twice in the same way changes it once.
 */
export function useSendBid({ draft, marketItemId, bidId, serverTime }: SentBid, onDone: () => void): SendBid {
  const [commitOpen, isOpening] = useMutation<useSendBidOpenMutation>(OPEN);
  const [commitEdit, isEditing] = useMutation<useSendBidEditMutation>(EDIT);
  const isInFlight = isOpening || isEditing;
  const request = useRef<{ content: string; id: string; expiresAt: string | null } | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [aheadMs] = useState(() => Date.parse(serverTime) - Date.now());
  const content = JSON.stringify(draft);
  // A corrected price is not what the server has refused.
  const current = answer?.content === content ? answer : null;
  const mustConfirm = current?.isFar === true;
  function send() {
    if (draft === null || isInFlight) {
      return;
    }
    const { days, ...terms } = draft;
    if (request.current?.content !== content) {
      const end = days === null ? null : new Date(Date.now() + aheadMs + days * DAY_MS).toISOString();
      request.current = { content, id: crypto.randomUUID(), expiresAt: end };
    }
    const { id: clientRequestId, expiresAt } = request.current;
    const take = ({ __typename, message }: { readonly __typename: string; readonly message?: string }) => {
      // The answer has come: the next press is another request, whose end counts from then.
      request.current = null;
      if (message === undefined) {
        onDone();
      } else {
        setAnswer({ content, problem: message, isFar: __typename === 'BidFarAbove' });
      }
    };
    // After any other error the order may be open: the next press asks for the answer to the same request.
    const onError = (error: Error) => {
      if (isBadInput(error as RelayError)) {
        request.current = null;
      }
    };
    if (bidId !== null) {
      commitEdit({
        variables: { input: { bidId, ...terms, expiresAt, isConfirmed: mustConfirm } },
        onCompleted: ({ editBid }) => take(editBid),
        onError,
      });
      return;
    }
    commitOpen({
      variables: { input: { marketItemId, ...terms, expiresAt, isConfirmed: mustConfirm, clientRequestId } },
      onCompleted: ({ openBid }) => take(openBid),
      onError,
    });
  }
  return { send, isInFlight, problem: current?.problem ?? null, mustConfirm };
}

const OPEN = graphql`
  mutation useSendBidOpenMutation($input: OpenBidInput!) {
    openBid(input: $input) {
      __typename
      ... on OpenBidPayload {
        bid {
          id
          ...BidRow_bid
          marketItem {
            id
            bestBidCents
          }
        }
        viewer {
          id
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

const EDIT = graphql`
  mutation useSendBidEditMutation($input: EditBidInput!) {
    editBid(input: $input) {
      __typename
      ... on EditBidPayload {
        bid {
          id
          ...BidRow_bid
          marketItem {
            id
            bestBidCents
          }
        }
        viewer {
          id
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
