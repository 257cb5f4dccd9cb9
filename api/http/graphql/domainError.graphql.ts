import '../../partners/application/attachment.errors.ts';
import '../../partners/openApi/open.errors.ts';
import {
  type DefinedError,
  type DomainError,
  type ErrorField,
  listDomainErrors,
} from '../../kernel/domainError.ts';
import { builder } from './builder.ts';
import { describedValues } from './enumValues.ts';

/** The code of each error is a value of this enum. Types that are declared before it name it by its text. */
const ErrorCode = builder.enumType('ErrorCode', {
  description: 'Stable codes of the domain errors. REST names the same codes in camelCase.',
  values: describedValues(
    Object.fromEntries(listDomainErrors().map(({ code, description }) => [code, description])),
  ),
});

const DomainErrorInterface = builder.interfaceRef<DomainError>('DomainError').implement({
  description:
    'An expected failure. Programs act on `code`, people read `message`: in the language of the cookie `language` (`zh`, `en`), else of `Accept-Language`, else in Chinese, or in English for a signed request.',
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode, description: 'What went wrong, for programs.' }),
    message: t.string({
      description: "What went wrong in one sentence, in the reader's language.",
      resolve: (error, _args, { language }) => error.messageIn(language),
    }),
  }),
});

/** The type of a field as Pothos wants it, from `Int`, `DateTime?` or `[Int]`. */
function typeOf(name: string) {
  const isList = name.startsWith('[');
  const type = name.replace(/[[\]?]/g, '');
  return { type: (isList ? [type] : type) as 'String', nullable: name.endsWith('?') };
}

function addType({ typeName, description, input, fields, ErrorClass }: DefinedError): void {
  const declared = Object.entries<ErrorField<unknown>>(fields);
  builder.objectType(ErrorClass, {
    name: typeName,
    interfaces: [DomainErrorInterface],
    description,
    fields: (t) => ({
      ...(input && {
        field: t.string({ description: 'Name of the input field that is wrong.', resolve: () => input }),
      }),
      ...Object.fromEntries(
        declared.map(([name, field]) => [
          name,
          t.field({
            ...typeOf(field.type),
            description: field.description,
            resolve: (error) => error[name as keyof DomainError] as string,
          }),
        ]),
      ),
    }),
  });
}

// This module is loaded last: by then every module of errors has been.
for (const error of listDomainErrors()) addType(error);
