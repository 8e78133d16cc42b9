/** A browser's flag: nothing leaves this machine, whatever a page asks for. */
export const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost'
