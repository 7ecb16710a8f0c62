import { donQuixote } from './ballet/don-quixote.ts';
import { giselle } from './ballet/giselle.ts';
import { swanLake } from './ballet/swan-lake.ts';
import { theNutcracker } from './ballet/the-nutcracker.ts';
import { theSleepingBeauty } from './ballet/the-sleeping-beauty.ts';
import { excuseMeThatsMySeat } from './comedy/excuse-me-thats-my-seat.ts';
import { myGrandmotherIsRight } from './comedy/my-grandmother-is-right.ts';
import { noRehearsals } from './comedy/no-rehearsals.ts';
import { takeANumber } from './comedy/take-a-number.ts';
import { taxInspector } from './comedy/tax-inspector.ts';
import { termsAndConditions } from './comedy/terms-and-conditions.ts';
import { theUnwrittenShakespeare } from './comedy/the-unwritten-shakespeare.ts';
import { aHundredSteps } from './dance/a-hundred-steps.ts';
import { limeAndShadow } from './dance/lime-and-shadow.ts';
import { salt } from './dance/salt.ts';
import type { DemoEvent } from './demo-event.ts';
import { aDollsHouse } from './drama/a-dolls-house.ts';
import { aMidsummerNightsDream } from './drama/a-midsummer-nights-dream.ts';
import { cyranoDeBergerac } from './drama/cyrano-de-bergerac.ts';
import { faust } from './drama/faust.ts';
import { hamlet } from './drama/hamlet.ts';
import { lifeIsADream } from './drama/life-is-a-dream.ts';
import { lighthouseNo9 } from './drama/lighthouse-no-9.ts';
import { tartuffe } from './drama/tartuffe.ts';
import { theGovernmentInspector } from './drama/the-government-inspector.ts';
import { theLastTram } from './drama/the-last-tram.ts';
import { theSeagull } from './drama/the-seagull.ts';
import { whiteNights } from './drama/white-nights.ts';
import { lightOnWater } from './exhibitions/light-on-water.ts';
import { theCityBeforeDawn } from './exhibitions/the-city-before-dawn.ts';
import { thePaperCity } from './exhibitions/the-paper-city.ts';
import { theWomenWhoCountedStars } from './exhibitions/the-women-who-counted-stars.ts';
import { aliceInWonderland } from './family/alice-in-wonderland.ts';
import { anUmbrellaForTwo } from './family/an-umbrella-for-two.ts';
import { pussInBoots } from './family/puss-in-boots.ts';
import { theBremenTownMusicians } from './family/the-bremen-town-musicians.ts';
import { theCarnivalOfTheAnimals } from './family/the-carnival-of-the-animals.ts';
import { thumbelina } from './family/thumbelina.ts';
import { underAPaperMoon } from './family/under-a-paper-moon.ts';
import { bachCelloSuites } from './music/bach-cello-suites.ts';
import { beethovensNinth } from './music/beethovens-ninth.ts';
import { manoucheNight } from './music/manouche-night.ts';
import { marea } from './music/marea.ts';
import { mayaSolodova } from './music/maya-solodova.ts';
import { merriweatherBigBand } from './music/merriweather-big-band.ts';
import { mozartRequiem } from './music/mozart-requiem.ts';
import { nightOfGuitars } from './music/night-of-guitars.ts';
import { picturesInThePark } from './music/pictures-in-the-park.ts';
import { polarNight } from './music/polar-night.ts';
import { polutonQuartet } from './music/poluton-quartet.ts';
import { rachmaninoffPerformance } from './music/rachmaninoff-evening.ts';
import { severnyPrichal } from './music/severny-prichal.ts';
import { theBlueHour } from './music/the-blue-hour.ts';
import { theFourSeasons } from './music/the-four-seasons.ts';
import { theTinMeridian } from './music/the-tin-meridian.ts';
import { tildaNebelNullpunkt } from './music/tilda-nebel-nullpunkt.ts';
import { winterreise } from './music/winterreise.ts';
import { theNightPost } from './musical/the-night-post.ts';
import { carmen } from './opera/carmen.ts';
import { didoAndAeneas } from './opera/dido-and-aeneas.ts';
import { eugeneOnegin } from './opera/eugene-onegin.ts';
import { laBoheme } from './opera/la-boheme.ts';
import { laTraviata } from './opera/la-traviata.ts';
import { theMagicFlute } from './opera/the-magic-flute.ts';
import { theQueenOfSpades } from './opera/the-queen-of-spades.ts';
import { theTalesOfHoffmann } from './opera/the-tales-of-hoffmann.ts';
import { cometsAgainstWolves } from './sport/comets-against-wolves.ts';
import { futsalCup } from './sport/futsal-cup.ts';
import { iceGala } from './sport/ice-gala.ts';
import { spreeFalcons } from './sport/spree-falcons.ts';
import { theSnowQueenOnIce } from './sport/the-snow-queen-on-ice.ts';

export const demoEvents: readonly DemoEvent[] = [
  carmen,
  didoAndAeneas,
  eugeneOnegin,
  laBoheme,
  laTraviata,
  theMagicFlute,
  theQueenOfSpades,
  theTalesOfHoffmann,
  donQuixote,
  giselle,
  swanLake,
  theNutcracker,
  theSleepingBeauty,
  aHundredSteps,
  limeAndShadow,
  salt,
  aDollsHouse,
  aMidsummerNightsDream,
  cyranoDeBergerac,
  faust,
  hamlet,
  lifeIsADream,
  lighthouseNo9,
  tartuffe,
  theGovernmentInspector,
  theLastTram,
  theSeagull,
  whiteNights,
  theNightPost,
  bachCelloSuites,
  beethovensNinth,
  manoucheNight,
  marea,
  mayaSolodova,
  merriweatherBigBand,
  mozartRequiem,
  nightOfGuitars,
  picturesInThePark,
  polarNight,
  polutonQuartet,
  rachmaninoffPerformance,
  severnyPrichal,
  theBlueHour,
  theFourSeasons,
  theTinMeridian,
  tildaNebelNullpunkt,
  winterreise,
  excuseMeThatsMySeat,
  myGrandmotherIsRight,
  noRehearsals,
  takeANumber,
  taxInspector,
  termsAndConditions,
  theUnwrittenShakespeare,
  cometsAgainstWolves,
  futsalCup,
  iceGala,
  spreeFalcons,
  theSnowQueenOnIce,
  lightOnWater,
  theCityBeforeDawn,
  thePaperCity,
  theWomenWhoCountedStars,
  aliceInWonderland,
  anUmbrellaForTwo,
  pussInBoots,
  theBremenTownMusicians,
  theCarnivalOfTheAnimals,
  thumbelina,
  underAPaperMoon,
];
