/** How the commands about studies are used. ID is the number of a study, ours or its register's. */
export const studiesUsage = `Usage:
  npm run studies -- list [--status open|draft|closed] [--words WORDS]   the studies, 100 at a time [--after ID]
  npm run studies -- show ID                        everything about one, and what it lacks
  npm run studies -- open ID [--anyway]             shows it to visitors, and decides about whoever came meanwhile
  npm run studies -- close ID                       takes it from visitors; whoever is half-way is kept, undecided
  npm run studies -- text ID FIELD LANGUAGE TEXT    sets a text, as in: text 7 title es "Estudio sobre el asma"
  npm run studies -- text ID FIELD LANGUAGE --remove
  npm run studies -- simulation ID yes|no           whether it is for practice only
  npm run studies -- oversight ID                   who answers for it, as visitors read it
  npm run studies -- oversight ID sponsor|recruiter --en NAME [--es NAME]
  npm run studies -- oversight ID ethics NUMBER VERSION --en COMMITTEE [--es COMMITTEE]
  npm run studies -- oversight ID register NUMBER https://...
  npm run studies -- oversight ID PART --remove
  npm run studies -- sites ID                       its sites
  npm run studies -- sites ID recruit|stop all|1,2  whether these sites take participants
  npm run studies -- drafts [ID]                    the drafts, or the criteria of one, numbered
  npm run studies -- drafts export FILE [ID,ID]     drafts as a file in which questions are written, in each language
  npm run studies -- drafts check FILE              what is wrong with such a file, by line
  npm run studies -- drafts import FILE             its questions and texts, if nothing is wrong with it
  npm run studies -- question ID NUMBER --en TEXT --es TEXT --qualifies yes|no [--hint-en TEXT --hint-es TEXT]
                                                    makes a criterion of a draft, or your own from 501 on, a question
  npm run studies -- question ID NUMBER --remove
  npm run studies -- approve ID [1,3] [--anyway]    opens a draft: with its questions, or with these criteria as they are
  npm run studies -- import FILE [--whole [--fewer]] [--anew] [--changes FILE]
                                                    reads a ClinicalTrials.gov download (JSON, version 2) as drafts;
                                                    --whole: the whole register, so tell what it lacks;
                                                    --fewer: though it lacks more than a tenth
  npm run studies -- changes [IMPORT] [--to FILE]   what an import found changed, the last one unless named
  npm run studies -- take ID                        takes over what the register changed in a study
  npm run studies -- participants ID import FILE    who takes part already: numbers such as +12125550123, one a line
  npm run studies -- log [ID]                       what operators changed`;
