import { graphql, useMutation } from 'react-relay';
import type {
  useBindSteamAccountsMutation,
  useBindSteamAccountsMutation$data,
} from '../../__generated__/useBindSteamAccountsMutation.graphql.ts';
import type { ChosenFile } from './chosenFile.ts';

type Answer = useBindSteamAccountsMutation$data['bindSteamAccounts'];

/** The result of an upload: each file and line, accepted or skipped. */
export interface Upload {
  readonly taken: NonNullable<Answer['taken']>;
  readonly skipped: NonNullable<Answer['skipped']>;
}

/** Why a whole upload was rejected. */
export interface BindProblem {
  readonly message: string;
  /** Positions of invalid lines. */
  readonly lines?: readonly number[] | undefined;
}

/** The form's request: a password for each file, or a list. */
export interface BindInput {
  readonly files: readonly ChosenFile[];
  readonly passwords: readonly string[] | string;
  readonly type: 'ORDINARY' | 'ROBOT';
}

/** Uploads Mafiles with their passwords. */
export function useBindSteamAccounts(
  onTaken: (upload: Upload) => void,
  onRejected: (problem: BindProblem) => void,
): [bind: (choice: BindInput) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useBindSteamAccountsMutation>(MUTATION);
  function bind({ files, passwords, type }: BindInput) {
    const given = typeof passwords === 'string' ? { passwordList: passwords } : { passwords };
    const input = {
      files: files.map(({ name, text }) => ({ name: name.slice(0, 255), text })),
      type,
      ...given,
    };
    commit({
      variables: { input },
      onCompleted({ bindSteamAccounts: { message, lines, taken, skipped } }) {
        if (message !== undefined) {
          onRejected({ message, lines });
        } else if (taken !== undefined && skipped !== undefined) {
          onTaken({ taken, skipped });
        }
      },
    });
  }
  return [bind, isInFlight];
}

const MUTATION = graphql`
  mutation useBindSteamAccountsMutation($input: BindSteamAccountsInput!) {
    bindSteamAccounts(input: $input) {
      ... on BindSteamAccountsPayload {
        taken {
          index
          binding {
            id
            ...BindingLine_binding
          }
        }
        skipped {
          index
          fileName
          line
          accountName
          problem
        }
      }
      ... on SteamPasswordFormatWrong {
        lines
      }
      ... on DomainError {
        message
      }
    }
  }
`;
