import { TextField } from '../../ui/text-field.tsx';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly lang: string;
  readonly onChange: (html: string) => void;
}

export const MarkupField = (props: Props) => <TextField {...props} isLong rows={8} />;
