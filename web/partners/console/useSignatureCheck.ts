import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useSignatureCheckQuery } from '../../__generated__/useSignatureCheckQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { PastedRequest } from './pastedRequest.ts';

/** The server's result for a request. */
export interface CheckedSignature {
  readonly text: string | null;
  /** Null when no signature was given. */
  readonly isValid: boolean | null;
  readonly problems: readonly string[];
}

type CheckInput = PastedRequest & { readonly style: useSignatureCheckQuery['variables']['style'] };

/** Fetches the text that the server verifies for a request. */
export function useSignatureCheck(
  onChecked: (outcome: CheckedSignature) => void,
): [check: (input: CheckInput) => void, isInFlight: boolean] {
  const environment = useRelayEnvironment();
  const { toasts } = useAppServices();
  const { t } = useTranslation(['console', 'shell']);
  const [isInFlight, setIsInFlight] = useState(false);
  function check({ signature, ...input }: CheckInput) {
    setIsInFlight(true);
    fetchQuery<useSignatureCheckQuery>(
      environment,
      QUERY,
      { ...input, signature: signature === '' ? null : signature },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ viewer }) {
        const found = viewer?.partner?.signatureCheck;
        if (found == null) toasts.show('failure', t('partnerNotLocked'));
        else
          onChecked({ text: found.text ?? null, isValid: found.isValid ?? null, problems: found.problems });
      },
      complete: () => setIsInFlight(false),
      error: () => setIsInFlight(false),
    });
  }
  return [check, isInFlight];
}

const QUERY = graphql`
  query useSignatureCheckQuery(
    $style: SignatureStyle!
    $method: String!
    $target: String!
    $timestamp: String!
    $nonce: String!
    $body: String!
    $signature: String
  ) {
    viewer {
      id
      partner {
        id
        signatureCheck(
          style: $style
          method: $method
          target: $target
          timestamp: $timestamp
          nonce: $nonce
          body: $body
          signature: $signature
        ) {
          text
          isValid
          problems
        }
      }
    }
  }
`;
