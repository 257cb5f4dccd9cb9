import type { UseMutationConfig } from 'react-relay';
import type { Disposable, MutationParameters } from 'relay-runtime';

/** A mutation's commit as a promise of its answer. Rejects where no answer came. */
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
