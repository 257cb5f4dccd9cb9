import { graphql, useMutation } from 'react-relay';
import type { useSetAddressesMutation } from '../__generated__/useSetAddressesMutation.graphql.ts';

/** Why a list was refused, and the entry that is wrong, where it is one. */
export interface AddressRefusal {
  readonly code: string;
  readonly address: string | undefined;
}

/** Keeps the list of addresses; answers the refusal, null where it is kept. Rejected where no answer came, which has been told. */
export function useSetAddresses(): (addresses: readonly string[]) => Promise<AddressRefusal | null> {
  const [commit] = useMutation<useSetAddressesMutation>(MUTATION);
  return (addresses) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input: { addresses } },
        onCompleted: ({ setAllowedAddresses: { code, address } }, errors) =>
          errors?.length
            ? reject(new Error(errors[0]?.message))
            : resolve(code === undefined ? null : { code, address }),
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
      ... on AllowedAddressInvalid {
        address
      }
      ... on DomainError {
        code
      }
    }
  }
`;
