import { graphql, useMutation } from 'react-relay';
import type { useSetAddressesMutation } from '../../__generated__/useSetAddressesMutation.graphql.ts';

/**
 * Saves the list of addresses. Resolves to the message of a domain error, or to null when it is stored. Rejects when
 * no response arrived; the network layer has reported that.
 */
export function useSetAddresses(): (addresses: readonly string[]) => Promise<string | null> {
  const [commit] = useMutation<useSetAddressesMutation>(MUTATION);
  return (addresses) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input: { addresses } },
        onCompleted: ({ setAllowedAddresses: { message } }, errors) =>
          errors?.length ? reject(new Error(errors[0]?.message)) : resolve(message ?? null),
        onError: reject,
      });
    });
}

const MUTATION = graphql`
  mutation useSetAddressesMutation($input: SetAllowedAddressesInput!) {
    setAllowedAddresses(input: $input) {
      ... on SetAllowedAddressesPayload {
        viewer {
          id
          partner {
            id
            ...AddressesCard_partner
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
