import { CommandButton } from '../../commands/command-button.tsx';
import { useTexts } from '../../i18n/language.tsx';

interface Props {
  readonly batchId: string;
  /** This one alone. */
  readonly voucherId?: string;
}

export function EndVouchers({ batchId, voucherId }: Props) {
  const { voucher: texts } = useTexts();
  return (
    <CommandButton
      command="vouchers.end"
      input={{ batch_id: batchId, ...(voucherId !== undefined && { voucher_id: voucherId }) }}
      label={voucherId === undefined ? texts.endAll : texts.endOne}
      look="danger"
      act={texts.end}
      isDangerous
      changes="vouchers"
    />
  );
}
