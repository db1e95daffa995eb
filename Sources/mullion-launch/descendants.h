/* All processes below this one, however they got away from the program that started them. */
#ifndef DESCENDANTS_H
#define DESCENDANTS_H

/*
 * Makes this process the parent of every process below it whose own parent ends (PR_SET_CHILD_SUBREAPER), so that none
 * can leave: neither by setsid(2) nor by a fork whose middle ends. Ends this process where the kernel cannot.
 */
void descendants_adopt(void);

/*
 * Sends SIGKILL to all that are there, after they were stopped: who is stopped starts no other in the place of one that
 * was killed.
 */
void descendants_kill(void);

#endif
