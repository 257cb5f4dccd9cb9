import type { UseMutationConfig } from 'react-relay';
import type { Disposable, MutationParameters } from 'relay-runtime';

/** Commits a mutation and returns a promise of its response. Rejects when none arrived. */
export function commitPart<TMutation extends MutationParameters>(
  commit: (config: UseMutationConfig<TMutation>) => Disposable,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commit({
      variables,
      onCompleted: (response, errors) =>
        errors != null && errors.length > 0 ? reject(new Error(errors[0]?.message)) : resolve(response),
      onError: reject,
    });
  });
}
