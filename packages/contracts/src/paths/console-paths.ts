const root = '/api/console/v1';

/** Where operators' calls live, on the console's own origin. */
export const consolePaths = {
  acceptInvitation: `${root}/sign-in/invitation`,
  startSignIn: `${root}/sign-in/options`,
  signIn: `${root}/sign-in`,
  signOut: `${root}/sign-out`,
  startPasskey: `${root}/passkeys/options`,
  addPasskey: `${root}/passkeys`,
  startStepUp: `${root}/step-up`,
  readMe: `${root}/me`,
  readToday: `${root}/today`,
  readHeld: `${root}/privacy`,
  readPerson: `${root}/privacy/export`,
  listStaff: `${root}/staff`,
  listSessions: `${root}/sessions`,
  searchAudit: `${root}/audit`,
  findOrders: `${root}/orders`,
  readOrder: `${root}/order`,
  readExport: `${root}/orders/export`,
  listPerformances: `${root}/performances`,
  listRequests: `${root}/requests`,
  readGrid: `${root}/performances/grid`,
  showHall: `${root}/performances/hall`,
  readPlan: `${root}/performances/plan`,
  runCommand: `${root}/commands/:command`,
  previewCommand: `${root}/commands/:command/preview`,
} as const;
