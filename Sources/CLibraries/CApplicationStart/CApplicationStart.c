#include "CApplicationStart.h"

#include <stddef.h>

// Weak: a program that has no such module links without it, and finds no address here.
extern void mullion_start_application(void) __attribute__((weak));

bool mullion_start_application_if_linked(void)
{
    if (mullion_start_application == NULL)
        return false;
    mullion_start_application();
    return true;
}
