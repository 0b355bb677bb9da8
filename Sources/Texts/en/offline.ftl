work-home-cant-be-reached = WorkHome can’t be reached
page-needs-a-connection = This page needs a connection. Track opens without one, and saves what you log until it can be sent.
open-track = Open Track
were-you-saving-something = Were you saving something? Go back: what you typed is still there.
you-are-offline = You are offline
