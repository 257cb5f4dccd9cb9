import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field } from '../ui/Field.tsx';
import { parseYuan } from '../ui/money.ts';
import { Dollars } from '../ui/Price.tsx';

type YuanFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'prefix' | 'suffix' | 'inputMode'> & {
  readonly value: string;
};

/**
 * Input for an amount in yuan, with its value in dollars beside it when the reader's currency is dollars (requirement
 *
 */
export function YuanField({ value, ...rest }: YuanFieldProps) {
  return (
    <Field
      maxLength={12}
      {...rest}
      prefix="¥"
      inputMode="decimal"
      value={value}
      suffix={
        <Value>
          <Dollars cents={parseYuan(value.trim())} />
        </Value>
      }
    />
  );
}

const Value = styled.span`
  align-self: center;
  &:empty { display: none; }
`;
