import { pathTo } from '@parterre/contracts/paths/path-to';
import { walletPaths } from '@parterre/contracts/paths/wallet-paths';
import { type Wallet, walletsForDevice } from '@parterre/domain/wallets/wallets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './order-view.module.css';

export interface WalletButtonsProps {
  /** Of the ticket. */
  readonly code: string;
  /** Those that the seller has set up. */
  readonly wallets: readonly Wallet[];
}

/** A ticket for the wallet of a phone, where there is one that this device could have. */
export function WalletButtons({ code, wallets }: WalletButtonsProps) {
  const t = useTexts();
  const { basketApiUrl } = useSite();
  const offered = walletsForDevice(wallets, navigator.userAgent);
  if (offered.length === 0) return null;
  const paths = { apple: walletPaths.readApplePass, google: walletPaths.saveToGoogle };
  return (
    <div className={styles.wallets}>
      {offered.map((wallet) => (
        <ButtonLink key={wallet} href={basketApiUrl + pathTo<string>(paths[wallet], { code })}>
          {t(`forms:wallet_${wallet}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
