import { formatMoney } from '@parterre/domain/money/format-money';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Sale } from '../data/sale.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import { ZoneMark } from '../zone-mark.tsx';
import { areaElementId } from './focus-area.ts';
import styles from './general-areas.module.css';

export interface GeneralAreasProps extends Pick<SeatMapProps, 'tickets' | 'onCount'> {
  readonly sale: Sale;
}

/** The areas without numbered seats, each with a stepper for the number of tickets. */
export function GeneralAreas({ sale, tickets, onCount }: GeneralAreasProps) {
  const t = useTexts();
  const language = useLanguage();
  const { offers, zones, addableCount, countUnitsLeft } = sale;
  return (
    <section aria-label={t('forms:standingPlaces')}>
      <ul className={styles.areas}>
        {offers.general.map((offer) => {
          const zone = zones.find(({ id }) => id === offer.zone_id);
          const ticket = tickets.get(offer.ticket_id);
          const count = ticket && ticket.kind !== 'refused' ? ticket.count : 0;
          const left = countUnitsLeft(offer);
          return (
            <li key={offer.ticket_id} id={areaElementId(offer.zone_id)} className={styles.area}>
              {zone && <ZoneMark look={zone.look} />}
              <div className={styles.name}>
                <b>{offer.name}</b>
                <small>{t('ticketsLeft', { count: left })}</small>
              </div>
              {zone && (
                <div className={styles.price}>
                  <b>{formatMoney(zone.price, language)}</b>
                  <small>
                    {t('forms:priceParts', {
                      price: formatMoney(zone.ticketPrice, language),
                      fee: formatMoney(zone.serviceFee, language),
                    })}
                  </small>
                </div>
              )}
              <Stepper
                label={offer.name}
                fewer={`${offer.name}: ${t('forms:fewer')}`}
                more={`${offer.name}: ${t('forms:more')}`}
                value={count}
                min={0}
                max={count + Math.min(addableCount, left)}
                onChange={(next) => onCount(offer.ticket_id, next)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
