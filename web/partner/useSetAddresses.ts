import { graphql, useMutation } from 'react-relay';
import type { useSetAddressesMutation } from '../__generated__/useSetAddressesMutation.graphql.ts';

/** Keeps the list of addresses; resolves with the message of a domain error, with null where it is stored. Rejected where no answer came, which has been told. */
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
